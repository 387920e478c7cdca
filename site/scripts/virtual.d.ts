/** What `site/build.js` makes of `custom-elements.json`. */
declare module 'virtual:elements' {
  const elements: readonly import('./elements.js').ElementInfo[];
  export default elements;
}
