/**
 * What the kit never uses of `lit-html/lit-html.js`: see `lean.js`.
 * @type {import('../lean.js').Unused}
 */
export const litHtml = [
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
  // Templates that are made in other ways, and parts that are looked for one by one
  ['this.el=S.createElement(f,e)', '(this.el=document.createElement("template")).innerHTML=f'],
  ['static createElement(t,i){const s=l.createElement("template");return s.innerHTML=t,s}', ''],
  [
    'o=0,n=0,r=s[0];for(;void 0!==r;){if(o===r.index){let i;i=r.ctor?new r.ctor(h,r.name,this,t):new k(h,h.nextSibling,this,t),this._$AV.push(i),r=s[++n]}o!==r?.index&&(h=P.nextNode(),o++)}',
    'o=0;for(const i of s){for(;o<i.index;o++)h=P.nextNode();this._$AV.push(i.ctor?new i.ctor(h,i.name,this,t):new k(h,h.nextSibling,this,t))}',
  ],
  ['return void 0===i&&C.set(', 'return i||C.set('],
  // Spaces around the sign between an attribute and its value, and marks for templates by others
  [
    'p=RegExp(`>|${f}(?:([^\\\\s"\'>=/]+)(${f}*=${f}*(?:[^ \\t\\n\\f\\r"\'\\`<>=]|(")|))|$)`,"g")',
    'p=/>|\\s(?:([^\\s"\'>=/]+)(=(?:[^\\s"\'`<>=]|(")|))|$)/g',
  ],
  ['f="[ \\t\\n\\f\\r]",', ''],
  ['`lit$${Math.random().toFixed(9).slice(2)}$`', '"lit$"'],
  // Polyfills and versions
  [',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");', ';'],
];
