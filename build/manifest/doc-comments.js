import { readFileSync } from 'node:fs';
import * as untyped from '@custom-elements-manifest/analyzer';
import ts from 'typescript';

/**
 * Reads doc comments, which no program can see at run time: those of parameters and of classes.
 *
 * @typedef {import('custom-elements-manifest/schema.js').ClassDeclaration
 *   & import('custom-elements-manifest/schema.js').CustomElement} Declaration
 */

/** The types of the analyzer leave out what it exports for programs. */
const analyzer =
  /** @type {{ ts: typeof ts, create: (options: { modules: ts.SourceFile[] }) =>
   *   import('custom-elements-manifest/schema.js').Package }} */ (
    /** @type {unknown} */ (untyped)
  );

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  strict: true,
};

/** `a as const`, `a satisfies B` and `(a)` are all `a`. @type {(node: ts.Node) => ts.Node} */
const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/**
 * Opens TypeScript sources, to read the doc comments of tables.
 * @param {string[]} files
 */
export function openDocComments(files) {
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();

  /** What an imported name stands for. @param {ts.Symbol | undefined} symbol */
  const target = (symbol) =>
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /**
   * What an expression refers to: `{ ...page, max: 34 }` means what `page` means.
   * @param {ts.Node | undefined} node
   * @returns {ts.Symbol | undefined}
   */
  function referred(node) {
    if (!node) return undefined;
    if (!ts.isObjectLiteralExpression(node)) return target(checker.getSymbolAtLocation(node));
    const spread = node.properties.find(ts.isSpreadAssignment);
    return spread && referred(bare(spread.expression));
  }

  /**
   * The doc comment of a declaration, or else of what it refers to.
   * @param {ts.Symbol | undefined} symbol
   * @returns {string}
   */
  function docOf(symbol) {
    const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker));
    const [node] = symbol?.declarations ?? [];
    if (text || !node) return text.replace(/\s+/g, ' ').trim();
    if (ts.isShorthandPropertyAssignment(node)) {
      return docOf(target(checker.getShorthandAssignmentValueSymbol(node)));
    }
    const { initializer } = /** @type {ts.PropertyAssignment} */ (node);
    return docOf(referred(initializer && bare(initializer)));
  }

  /**
   * The meaning of each entry of a table.
   * @param {string} file
   * @param {string[]} names those of a variable of the file, and of properties in it
   * @returns {Record<string, string>}
   */
  return function docsOf(file, [variable, ...properties]) {
    const declaration = program
      .getSourceFile(file)
      ?.statements.filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(({ name }) => name.getText() === variable);
    if (!declaration) return {};
    let type = checker.getTypeAtLocation(declaration);
    for (const name of properties) {
      const property = type.getProperty(name);
      if (!property) return {};
      type = checker.getTypeOfSymbol(property);
    }
    return Object.fromEntries(type.getProperties().map((one) => [one.name, docOf(one)]));
  };
}

/** What is public says what it is for. @param {import('custom-elements-manifest/schema.js').ClassMember} one */
const isPublic = ({ name, description, privacy = 'public', static: isStatic }) =>
  privacy === 'public' && (isStatic ? name === 'tag' : !!description);

/**
 * A class as its doc comments describe it: parts, slots, events, custom properties, members.
 * @param {string} file
 * @param {string} name
 * @returns {Declaration}
 */
export function readClass(file, name) {
  const { ScriptTarget, createSourceFile } = analyzer.ts;
  const text = readFileSync(file, 'utf8');
  const source = createSourceFile(file, text, ScriptTarget.ES2022, true);
  const [module] = analyzer.create({ modules: [source] }).modules;
  const found = module?.declarations?.find((one) => one.name === name);
  if (!found) throw new Error(`${file} has no class ${name}`);
  const declaration = /** @type {Declaration} */ (found);
  declaration.members = (declaration.members ?? []).filter(isPublic);
  // The analyzer takes a variable in `new Event(…)` for the event's name.
  const events = declaration.events?.filter((one) => one.name.startsWith('mkt-')) ?? [];
  delete declaration.events;
  return events.length ? { ...declaration, events } : declaration;
}
