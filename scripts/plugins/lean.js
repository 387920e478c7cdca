/**
 * What libraries do for others, by the ends of their files' names: pairs of code as it is published,
 * and what is left of it. The kit has no directives, no templates of SVG or MathML, no expressions in
 * scripts, styles or comments; its properties are neither reflected nor declared by decorators; its
 * tasks are run by hand and rendered by nobody; and no page shall find Lit's names on its window.
 * @type {Readonly<Record<string, readonly (readonly [find: string, left: string])[]>>}
 */
const UNUSED = {
  'lit-html/lit-html.js': [
    // SVG and MathML
    ['2===i?"<svg>":3===i?"<math>":""', '""'],
    ['+(2===i?"</svg>":3===i?"</math>":"")', ''],
    [
      'if(this.el=S.createElement(f,e),P.currentNode=this.el.content,2===i||3===i){const t=this.el.content.firstChild;t.replaceWith(...t.childNodes)}',
      'this.el=S.createElement(f,e),P.currentNode=this.el.content;',
    ],
    // Expressions where there is no element: in scripts, styles and comments, or for an element
    [
      'v=/<(?:(!--|\\/[^a-zA-Z])|(\\/?[a-zA-Z][^>\\s]*)|(\\/?$))/g,_=/-->/g,m=/>/g,',
      'v=/<\\/?[a-zA-Z][^>\\s]*/g,',
    ],
    [
      'c===v?"!--"===u[1]?c=_:void 0!==u[1]?c=m:void 0!==u[2]?(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p):void 0!==u[3]&&(c=p):c===p?">"===u[0]?(c=n??v,d=-1):void 0===u[1]?d=-2:(d',
      'c===v?c=p:c===p?">"===u[0]?(c=v,d=-1):(d',
    ],
    ['c===$||c===g?c=p:c===_||c===m?c=v:(c=p,n=void 0)', 'c=p'],
    ['s+o+(-2===d?i:x)', 's+o+x'],
    [
      'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,index:++l});r.append(t[i],c())}}',
      '',
    ],
    [
      'else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)d.push({type:7,index:l}),t+=o.length-1}',
      '',
    ],
    ['else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t))', ''],
    [':6===r.type&&(i=new Z(h,this,t))', ':0'],
    // Attributes that are only partly an expression, and tags that end behind one
    ['s=r.getAttribute(t).split(o),e=/', 'e=/'],
    ['strings:s,ctor:', 'ctor:'],
    ['(h,r.name,r.strings,this,t)', '(h,r.name,this,t)'],
    [
      'void 0!==s&&(void 0!==s.strings?(s._$AI(t,s,i),i+=s.strings.length-2):s._$AI(t[i])),i++',
      's._$AI(t[i++])',
    ],
    ['const x=c===p&&t[i+1].startsWith("/>")?" ":"";', ''],
    ['s.slice(d)+o+x', 's.slice(d)+o'],
    ['s+o+x', 's+o'],
    // Directives
    ['t=M(this,t,i),', ''],
    [
      'const h=this.strings;let o=!1;if(void 0===h)t=M(this,t,i,0),o=!a(t)||t!==this._$AH&&t!==E,o&&(this._$AH=t);else{const e=t;let n,r;for(t=h[0],n=0;n<h.length-1;n++)r=M(this,e[s+n],i,n),r===E&&(r=this._$AH[n]),o||=!a(r)||r!==this._$AH[n],r===A?t=A:t!==A&&(t+=(r??"")+h[n+1]),this._$AH[n]=r}o&&!e&&this.j(t)',
      'a(t)&&t===this._$AH||(this._$AH=t,this.j(t))',
    ],
    ['if((t=M(this,t,i,0)??A)===E)return;', 't??=A;'],
    ['this._$AP?.(!1,!0,s);', ';'],
    ['get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}', ''],
    ['get _$AU(){return this._$AM?._$AU??this._$Cv}', ''],
    [
      'get parentNode(){let t=this._$AA.parentNode;const i=this._$AM;return void 0!==i&&11===t?.nodeType&&(t=i.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}',
      '',
    ],
    ['get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}', ''],
    ['this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=i}', 'this._$AV=[],this._$AD=t}'],
    [
      'this.type=2,this._$AH=A,this._$AN=void 0,this._$AA=t,this._$AB=i,this._$AM=s,',
      'this._$AH=A,this._$AA=t,this._$AB=i,',
    ],
    [
      '(t,i,s,e,h){this.type=1,this._$AH=A,this._$AN=void 0,this.element=t,this.name=i,this._$AM=e,this.options=h,s.length>2||""!==s[0]||""!==s[1]?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=A}_$AI(t,i=this,s,e){',
      '(t,i,s,h){this._$AH=A,this.element=t,this.name=i,this.options=h}_$AI(t){',
    ],
    ['constructor(){super(...arguments),this.type=3}', ''],
    ['constructor(){super(...arguments),this.type=4}', ''],
    ['constructor(t,i,s,e,h){super(t,i,s,e,h),this.type=5}', ''],
    // Values that shall stay as they are, nodes, and whatever else can be iterated
    ['t!==this._$AH&&t!==E&&this._(t)', 't!==this._$AH&&this._(t)'],
    ['void 0!==t.nodeType?this.T(t):d(t)?', 'u(t)?'],
    // Listeners that are objects, and elements without a host
    [
      '"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)',
      'this._$AH.call(this.options.host,t)',
    ],
    [',this._$Cv=e?.isConnected??!0', ''],
    ['setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}', ''],
    // Listeners with options
    ['||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive', ''],
    // Templates that were compiled beforehand
    [
      '"number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s)',
      'this._$AC(t)',
    ],
    ['(t?.creationScope??l)', 'l'],
    // Roots without options, and other kinds of parts than the two that are left
    [
      'const e=s?.renderBefore??i;let h=e._$litPart$;if(void 0===h){const t=s?.renderBefore??null;e._$litPart$=h=new k(i.insertBefore(c(),t),t,void 0,s??{})}return h._$AI(t),h',
      'const e=s.renderBefore;(s.part??=new k(i.insertBefore(c(),e),e,void 0,s))._$AI(t)',
    ],
    [
      '2===r.type?i=new k(h,h.nextSibling,this,t):1===r.type?i=new r.ctor(h,r.name,this,t):0',
      'i=r.ctor?new r.ctor(h,r.name,this,t):new k(h,h.nextSibling,this,t)',
    ],
    ['d.push({type:1,index', 'd.push({index'],
    ['d.push({type:2,index:l})', 'd.push({index:l})'],
    ['else if(8===r.nodeType)if(r.data===n)', 'else if(r.data===n)'],
    ['if(r.hasAttributes())for(', 'for('],
    // Listeners that come and go
    [
      '_$AI(t,i=this){t??=A;const s=this._$AH,e=t===A&&s!==A,h=t!==A&&(s===A||e);e&&this.element.removeEventListener(this.name,this,s),h&&this.element.addEventListener(this.name,this,t),this._$AH=t}',
      '_$AI(t){this._$AH===A&&this.element.addEventListener(this.name,this),this._$AH=t}',
    ],
    ['_$AI(t,i=this){a(t)', '_$AI(t){a(t)'],
    // Nodes that are wrapped, and quotes of the other kind
    ['i(t).nextSibling;i(t).remove()', 't.nextSibling;t.remove()'],
    ["void 0===u[3]?p:'\"'===u[3]?$:g", 'u[3]?$:p'],
    [`("|')`, '(")'],
    ['null===t||"object"!=typeof t&&"function"!=typeof t', 'Object(t)!==t'],
    // Spaces around the sign between an attribute and its value, and marks for templates by others
    [
      'p=RegExp(`>|${f}(?:([^\\\\s"\'>=/]+)(${f}*=${f}*(?:[^ \\t\\n\\f\\r"\'\\`<>=]|(")|))|$)`,"g")',
      'p=/>|\\s(?:([^\\s"\'>=/]+)(=(?:[^\\s"\'`<>=]|(")|))|$)/g',
    ],
    ['f="[ \\t\\n\\f\\r]",', ''],
    ['`lit$${Math.random().toFixed(9).slice(2)}$`', '"lit$"'],
    // Polyfills and versions
    [',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");', ';'],
  ],
  'reactive-element/reactive-element.js': [
    ['p=a.reactiveElementPolyfillSupport,', ''],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")', ''],
    // Decorators
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ';'],
    [
      'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
      '',
    ],
    ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
    [',void 0!==t.l&&(this.l=[...t.l])', ''],
    [',this.constructor.l?.forEach(t=>t(this))', ''],
    // Properties that are reflected, or have a default that is not
    [
      '_$ET(t,s){const i=this.constructor.elementProperties.get(t),e=this.constructor._$Eu(t,i);if(void 0!==e&&!0===i.reflect){const h=(void 0!==i.converter?.toAttribute?i.converter:u).toAttribute(s,i.type);this._$Em=t,null==h?this.removeAttribute(e):this.setAttribute(e,h),this._$Em=null}}',
      '',
    ],
    ['this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),', ''],
    [
      'i&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(this._$AL.has(t)||(this.hasUpdated||i||(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t))',
      'this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0)',
    ],
    ['||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))', ''],
    ['this[e]=r??this._$Ej?.get(e)??r', 'this[e]=r'],
    ['if(void 0!==e&&this._$Em!==e){', 'if(void 0!==e){'],
    ['this._$Em=e;', ''],
    ['r,this._$Em=null', 'r'],
    ['this._$Em=null,this._$Ev()', 'this._$Ev()'],
    [',{useDefault:i,reflect:e,wrapped:h},r){', '){'],
    ['this.C(t,s,i)}', 'this.C(t,s)}'],
    ['i??=r.getPropertyOptions(t),', ''],
    // Properties that stand in for accessors of a class, or have a symbol as name
    [
      'if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){const i=Symbol(),h=this.getPropertyDescriptor(t,i,s);void 0!==h&&e(this.prototype,t,h)}}static getPropertyDescriptor(t,s,i){const{get:e,set:r}=h(this.prototype,t)??{get(){return this[s]},set(t){this[s]=t}};return{get:e,set(s){const h=e?.call(this);r?.call(this,s),this.requestUpdate(t,h,i)},configurable:!0,enumerable:!0}}',
      'this._$Ei(),this.elementProperties.set(t,s);const i=Symbol();e(this.prototype,t,{get(){return this[i]},set(s){const h=this[i];this[i]=s,this.requestUpdate(t,h)},configurable:!0,enumerable:!0})}',
    ],
    [
      'const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}=i,e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}',
      '',
    ],
    ['s=[...r(t),...o(t)];for(const i of s)', 's=0;for(const i in t)'],
    // Style sheets that are named twice, or are none of Lit's
    [
      'const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)i.unshift(t(s))}else void 0!==s&&i.push(t(s));return i',
      'return[s].flat(1/0)',
    ],
    // Hooks that no element and no controller has
    ['this._$EO?.forEach(t=>t.hostUpdate?.()),', ''],
    [',this._$EO?.forEach(t=>t.hostConnected?.())', ''],
    ['this._$EO?.forEach(t=>t.hostDisconnected?.())', ''],
    [',void 0!==this.renderRoot&&this.isConnected&&t.hostConnected?.()', ''],
    ['removeController(t){this._$EO?.delete(t)}', ''],
    ['this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t))', 'this.hasUpdated=!0'],
    ['firstUpdated(t){}', ''],
    ['const t=this.scheduleUpdate();return null!=t&&await t,', 'return this.performUpdate(),'],
    ['scheduleUpdate(){return this.performUpdate()}', ''],
    ['return this.getUpdateComplete()}getUpdateComplete(){', ''],
    // Values of attributes that are neither text nor flags
    [
      'toAttribute(t,s){switch(s){case Boolean:t=t?l:null;break;case Object:case Array:t=null==t?t:JSON.stringify(t)}return t},',
      '',
    ],
    [
      'let i=t;switch(s){case Boolean:i=null!==t;break;case Number:i=null===t?null:Number(t);break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}}return i',
      'return null!==t',
    ],
    [
      '"function"==typeof t.converter?{fromAttribute:t.converter}:void 0!==t.converter?.fromAttribute?t.converter:u',
      't.converter??u',
    ],
    ['c=a.trustedTypes,l=c?c.emptyScript:"",', ''],
    ['{attribute:!0,type:String,converter:u,reflect:!1,useDefault:!1,hasChanged:f}', '{}'],
    ['(t,s,i,e=!1,h){if(void 0!==t){const r=this.constructor;if(', '(t,s){if(void 0!==t){if('],
    ['!1===e&&(h=this[t]),', ''],
    ['!((i.hasChanged??f)(h,s))', '!f(this[t],s)'],
    [
      'return!1===i?void 0:"string"==typeof i?i:"string"==typeof t?t.toLowerCase():void 0',
      'return i',
    ],
    // Properties without an attribute, and options of properties that have none
    ['const i=this._$Eu(t,s);void 0!==i&&this._$Eh.set(i,t)', 'this._$Eh.set(s.attribute,t)'],
    ['static _$Eu(t,s){const i=s.attribute;return i}', ''],
    ['this._$Eh&&[', '['],
    ['(t,s=b){', '(t,s){'],
    // Classes that are asked for their properties twice
    ['(t,s){this._$Ei(),this.element', '(t,s){this.element'],
    [
      'if(this.finalized=!0,this._$Ei(),',
      'const e=n(this);if(this.finalized=!0,e.finalize(),this.elementProperties=new Map(e.elementProperties),',
    ],
    [
      'static _$Ei(){if(this.hasOwnProperty(d("elementProperties")))return;const t=n(this);t.finalize(),this.elementProperties=new Map(t.elementProperties)}',
      '',
    ],
    ['static getPropertyOptions(t){return this.elementProperties.get(t)??b}', ''],
    [
      '{this._$AK(t,i)}_$AK(t,s){const i=this.constructor,e=i._$Eh.get(t);if(void 0!==e){const t=i.getPropertyOptions(e),h=t.converter??u;const r=h.fromAttribute(s,t.type);this[e]=r}}',
      '{const e=this.constructor,r=e._$Eh.get(t);this[r]=(e.elementProperties.get(r).converter??u).fromAttribute(i)}',
    ],
    // What has been before, where nobody asks
    ['this.C(t,s)}', 'this._$AL.set(t)}'],
    ['C(t,s){this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0)}', ''],
    ['this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Ev()}_$Ev(){', ''],
    ['!1===this.isUpdatePending&&', 'this.isUpdatePending||'],
    ['return this.performUpdate(),!this.isUpdatePending', 'this.performUpdate()'],
    // Updates that are put off, or come before the element is part of a page
    ['if(!this.isUpdatePending)return;', ''],
    [
      'if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(const[t,s]of this._$Ep)this[t]=s;this._$Ep=void 0}}',
      'for(const[t,s]of this._$Ep)this[t]=s;this._$Ep=[];',
    ],
    ['t.size>0&&(this._$Ep=t)', 'this._$Ep=t'],
    ['enableUpdating(t){}', ''],
    [
      'let t=!1;const s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this.update(s)):this._$EM()}catch(s){throw t=!1,this._$EM(),s}t&&this._$AE(s)}',
      'const t=this._$AL;try{this.willUpdate(t),this.update(t)}catch(t){throw this._$EM(),t}this._$AE(t)}',
    ],
    ['shouldUpdate(t){return!0}', ''],
    // Roots that are there already, or are closed
    [
      'this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions)',
      'this.attachShadow({mode:"open"})',
    ],
    ['y.shadowRootOptions={mode:"open"},', ''],
    [
      'this.finalizeStyles(this.styles)}static finalizeStyles(s){return[s].flat(1/0)}',
      '[this.styles].flat(1/0)}',
    ],
  ],
  'reactive-element/css-tag.js': [
    // Style sheets that are given as such or as a tagged text
    [
      't=>t instanceof CSSStyleSheet?(t=>{let e="";for(const s of t.cssRules)e+=s.cssText;return r(e)})(t):t',
      't=>t',
    ],
    ['t instanceof CSSStyleSheet?t:t.styleSheet', 't.styleSheet'],
    [
      'const s=this.t;if(e&&void 0===t){const e=void 0!==s&&1===s.length;e&&(t=o.get(s)),void 0===t&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),e&&o.set(s,t))}return t',
      'e&&void 0===t&&(this.o=t=new CSSStyleSheet).replaceSync(this.cssText);return t',
    ],
    [',this.t=e}', '}'],
    ['toString(){return this.cssText}', ''],
    ['"string"==typeof t?t:t+""', 't'],
    [',n=t.litNonce;void 0!==n&&o.setAttribute("nonce",n),', ';'],
    // Browsers that know elements but no shadow
    ['t.ShadowRoot&&', ''],
    ['new n(t,void 0,s)', 'new n(t)'],
    ['(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)&&', ''],
    [
      'if(this._$cssResult$=!0,o!==s)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");',
      '',
    ],
  ],
  'lit-element/lit-element.js': [
    // What only directives want to know
    [
      'this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t),this._$Do=e(',
      'super.update(t),e(',
    ],
    [',this._$Do=void 0', ''],
    ['render(){return r}', ''],
    ['i._$litElement$=!0,', ''],
    [
      'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}',
      '',
    ],
    [
      ',s.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i});',
      ';',
    ],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
  ],
  'idb-keyval/dist/index.js': [
    // A store that nobody has named
    ['function get(key, customStore = defaultGetStore()', 'function get(key, customStore'],
    [
      'function update(key, updater, customStore = defaultGetStore()',
      'function update(key, updater, customStore',
    ],
  ],
  '@lit/task/task.js': [
    // Tasks that run or render by themselves
    [
      'hostUpdate(){!0===this.autoRun&&this.S()}hostUpdated(){"afterUpdate"===this.autoRun&&this.S()}',
      '',
    ],
    [
      'T(){if(void 0===this.j)return;const t=this.j();if(!Array.isArray(t))throw Error("The args function must return an array");return t}async S(){const t=this.T(),s=this.O;this.O=t,t===s||void 0===t||void 0!==s&&this.m(s,t)||await this.run(t)}',
      '',
    ],
    ['t??=this.T(),this.O=t,', ''],
    [',"initialValue"in h&&(this.u=h.initialValue,this.i=2,this.O=this.T?.())', ''],
    ['const h="object"==typeof s?s:{task:s,args:i};', 'const h=s;'],
    ['this.j=h.args,this.m=h.argsEqual??r,', ''],
    [',this.autoRun=h.autoRun??!0', ''],
    [
      '"afterUpdate"===this.autoRun?queueMicrotask((()=>this._.requestUpdate())):this._.requestUpdate()',
      'this._.requestUpdate()',
    ],
    [
      'get taskComplete(){return this.t||(1===this.i?this.t=new Promise(((t,s)=>{this.o=t,this.h=s})):3===this.i?this.t=Promise.reject(this.l):this.t=Promise.resolve(this.u)),this.t}',
      '',
    ],
    [':(this.t=void 0,this.o=void 0,this.h=void 0)', ':0'],
    ['if(s===i)this.i=0;else{', '{'],
    ['(this._=t).addController(this)', 'this._=t'],
    [',this.o?.(s)', ''],
    [',this.h?.(h)', ''],
    [
      'render(t){switch(this.i){case 0:return t.initial?.();case 1:return t.pending?.();case 2:return t.complete?.(this.value);case 3:return t.error?.(this.error);default:throw Error("Unexpected status: "+this.i)}}',
      '',
    ],
    ['get value(){return this.u}get error(){return this.l}', ''],
    ['this.u=s,this.l=h', ''],
  ],
};

/**
 * Takes out of libraries what the kit never uses, where it brings them along: readers would load it.
 * What a bundler leaves out it decides by whole functions; these are parts of classes.
 * @returns {import('vite').Plugin}
 */
export const lean = () => ({
  name: 'lean',
  enforce: 'pre',
  transform(code, id) {
    const file = Object.keys(UNUSED).find((end) => id.endsWith(`/${end}`));
    if (!file) return undefined;
    let rest = code;
    for (const [find, left] of UNUSED[file] ?? []) {
      if (rest.split(find).length !== 2) {
        throw new Error(`${file} is not as expected: look again whether the kit uses ${find}`);
      }
      rest = rest.replace(find, () => left);
    }
    return { code: rest, map: null };
  },
});
