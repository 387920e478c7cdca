/**
 * Scripts that replace methods of the browser, in the documented way of libraries that old themes load: what the methods
 * of these libraries do otherwise than the browser's. The code is our own.
 */

/** Methods that Prototype 1.6 and 1.7 have in common. */
const PROTOTYPE = `
  String.prototype.toArray = function () { return this.split(''); };
  Array.prototype.toArray = function () { return [].concat(this); };
  Array.from = (list) => {
    if (!list) return [];
    if (list.toArray) return list.toArray();
    const copy = [];
    for (let index = 0; index < (list.length || 0); index++) copy.push(list[index]);
    return copy;
  };
  Array.prototype.map = function (iterator = (value) => value, context) {
    const results = [];
    this.forEach((value, index) => results.push(iterator.call(context, value, index)));
    return results;
  };
  Array.prototype.find = function (iterator, context) {
    for (let index = 0; index < this.length; index++)
      if (iterator.call(context, this[index], index)) return this[index];
  };
  Array.prototype.every = function (iterator = Boolean, context) {
    return this.find((value, index) => !iterator.call(context, value, index)) === undefined;
  };
  Object.values = (object) => {
    const values = [];
    for (const name in object) values.push(object[name]);
    return values;
  };
  HTMLElement.prototype.remove = function () {
    this.parentNode.removeChild(this);
    return this;
  };
  HTMLElement.prototype.scrollTo = function () {
    const { left, top } = this.getBoundingClientRect();
    window.scrollTo(left + scrollX, top + scrollY);
    return this;
  };`;

/** Quotes the JSON once more: its arrays and texts become texts. */
const TO_JSON = `
  Object.toJSON = (value) => {
    if (value === undefined) return undefined;
    if (value === null) return 'null';
    if (value.toJSON) return value.toJSON();
    if (typeof value !== 'object') return typeof value === 'boolean' ? String(value) : undefined;
    const members = [];
    for (const name in value) members.push(name.toJSON() + ': ' + Object.toJSON(value[name]));
    return '{' + members.join(', ') + '}';
  };
  String.prototype.toJSON = function () {
    return '"' + this.replace(/["\\\\]/g, '\\\\$&').replace(/\\n/g, '\\\\n') + '"';
  };
  Number.prototype.toJSON = function () { return isFinite(this) ? this.toString() : 'null'; };
  Date.prototype.toJSON = function () { return '"' + this.toISOString().slice(0, 19) + 'Z"'; };
  Array.prototype.toJSON = function () {
    const members = [];
    this.forEach((value) => value !== undefined && members.push(Object.toJSON(value)));
    return '[' + members.join(', ') + ']';
  };`;

/** The scripts by the name of the library. */
export const OLD_LIBRARIES = {
  'Prototype 1.6': `${PROTOTYPE}${TO_JSON}
  Array.prototype.entries = Array.prototype.toArray;
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.filter = function (iterator, context) {
    const results = [];
    this.forEach((value, index) => iterator.call(context, value, index) && results.push(value));
    return results;
  };
  Array.prototype.some = function (iterator = Boolean, context) {
    let result = false;
    this.forEach((value, index) => (result ||= !!iterator.call(context, value, index)));
    return result;
  };
  Object.keys = (object) => {
    const names = [];
    for (const name in object) names.push(name);
    return names;
  };
  Function.prototype.bind = function (object, ...first) {
    if (arguments.length < 2 && object === undefined) return this;
    return (...more) => this.apply(object, [...first, ...more]);
  };
  // Its prototype is not that of elements.
  window.Element = Object.assign(function (name) { return document.createElement(name); }, Element);`,
  'Prototype 1.7': `${PROTOTYPE}
  delete Array.prototype.entries;`,
  'MooTools 1.4': `
  Array.from = (item) => {
    if (item == null) return [];
    const isList = typeof item.length === 'number' && !/string|function/.test(typeof item);
    return isList ? Array.prototype.slice.call(item) : [item];
  };
  // A wrapper of an event of the browser.
  window.Event = function (event) {
    this.event = event;
    this.isKey = event.type.indexOf('key') === 0;
  };
  window.Document = window.Window = function () {};
  window.Request = function (options) { this.url = options.url; };
  Element.prototype.scrollTo = function (x, y) {
    this.scrollLeft = x;
    this.scrollTop = y;
    return this;
  };`,
} as const;
