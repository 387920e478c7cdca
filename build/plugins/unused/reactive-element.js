/**
 * What the kit never uses of `reactive-element/reactive-element.js`: see `lean.js`.
 * @type {import('../lean.js').Unused}
 */
export const reactiveElement = [
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
  ['s=[...r(t),...o(t)];for(const i of s)', 's=0;for(const i of Object.keys(t))'],
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
];
