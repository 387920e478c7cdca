/**
 * What the kit never uses of the smaller libraries, by the ends of their files' names: see `lean.js`.
 * @type {Readonly<Record<string, import('../lean.js').Unused>>}
 */
export const others = {
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
