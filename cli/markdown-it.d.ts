/** Types for the rules of markdown-it, which its own lack. */
declare module 'markdown-it/lib/rules_inline/*.mjs' {
  const rule: import('markdown-it/lib/parser_inline.mjs').RuleInline;
  export default rule;
}
