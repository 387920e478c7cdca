import { resolve } from 'node:path';
import ts from 'typescript';
import { tableReader } from './tables.js';

/**
 * The parameters that a class declares: in tables, by their names, or as operations.
 * @typedef {{ table: string, params: import('./tables.js').Parameter[] }} Table
 * @typedef {{ name: string, file: string, tables: Table[],
 *   operations: import('./tables.js').Operation[], lists: Record<string, string[]> }} Level
 * @typedef {(name: string) => ts.Expression | undefined} Scope
 */

/** A path as the compiler writes it. @param {string} file */
export const absolute = (file) => resolve(file).replaceAll('\\', '/');

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  strict: true,
  noEmit: true,
};

/** The statics in which a class says what some of the shared parameters can name. */
const LISTS = ['entryParts', 'layouts', 'controls'];

/** The mixin that gives a class the parameters of operations. */
const MIXIN = 'withOperations';

/**
 * All nodes of a kind at and below a node, from the top down.
 * @template {ts.Node} T
 * @param {ts.Node} node
 * @param {(node: ts.Node) => node is T} test
 * @returns {T[]}
 */
function below(node, test) {
  /** @type {T[]} */
  const found = test(node) ? [node] : [];
  ts.forEachChild(node, (child) => void found.push(...below(child, test)));
  return found;
}

/**
 * What a static property is set to.
 * @param {ts.ClassLikeDeclaration} node
 * @param {string} name
 */
const staticOf = (node, name) =>
  [...node.members]
    .filter(ts.isPropertyDeclaration)
    .filter((member) => ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static)
    .find((member) => member.name.getText() === name)?.initializer;

/** @param {ts.ClassLikeDeclaration} node */
const extendedBy = (node) =>
  node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]
    ?.expression;

/**
 * Opens TypeScript sources, to see which parameters their classes take.
 * @param {string[]} files
 */
export function openClasses(files) {
  const sources = files.map(absolute);
  const program = ts.createProgram(sources, OPTIONS);
  const checker = program.getTypeChecker();
  const { target, tableAt, operationsAt, wordsAt } = tableReader(checker);

  /** The class or the function that a name stands for. @param {ts.Node} node */
  const declarationOf = (node) =>
    target(checker.getSymbolAtLocation(node))?.declarations?.find(
      (one) => ts.isClassLike(one) || ts.isFunctionLike(one),
    );

  /**
   * The tables that a class names in its own `static properties`.
   * @param {ts.ClassLikeDeclaration} node
   * @returns {Table[]}
   */
  function tablesOf(node) {
    const properties = staticOf(node, 'properties');
    const calls = properties ? below(properties, ts.isCallExpression) : [];
    return calls
      .filter(({ expression }) => expression.getText() === 'propertiesFor')
      .flatMap(({ arguments: tables }) => tables)
      .map((table) => ({ table: table.getText(), params: tableAt(table) }));
  }

  /**
   * Operations, each with the parameters that all of them have.
   * @param {ts.CallExpression} call
   * @param {ts.Node} mixin
   */
  function operationsOf(call, mixin) {
    const common = below(mixin, ts.isIdentifier).find(({ text }) => text === 'commonParams');
    const shared = common ? tableAt(common) : [];
    return operationsAt(call.arguments).map((operation) => {
      const own = new Set(operation.params.map(({ name }) => name));
      const params = [...operation.params, ...shared.filter(({ name }) => !own.has(name))];
      return { ...operation, params };
    });
  }

  /**
   * A class and what it extends, the most derived first. The class inside a mixin is no level of
   * its own: what it adds belongs to the class that uses it.
   * @param {ts.ClassLikeDeclaration} node
   * @returns {Level[]}
   */
  function chain(node) {
    /** @type {Level} */
    const level = {
      name: node.name?.text ?? '',
      file: node.getSourceFile().fileName,
      tables: tablesOf(node),
      operations: [],
      lists: Object.fromEntries(
        LISTS.flatMap((name) => {
          const list = staticOf(node, name);
          return list ? [[name, wordsAt(list)]] : [];
        }),
      ),
    };
    /** @type {(expression: ts.Expression | undefined, scope: Scope) => Level[]} */
    const above = (expression, scope) => {
      if (!expression) return [];
      const argument = scope(expression.getText());
      if (argument) return above(argument, () => undefined);
      if (ts.isCallExpression(expression)) return throughMixin(expression, scope);
      const base = declarationOf(expression);
      const known = base && ts.isClassLike(base) && sources.includes(base.getSourceFile().fileName);
      return known ? chain(base) : [];
    };
    /** @type {(call: ts.CallExpression, scope: Scope) => Level[]} */
    const throughMixin = (call, scope) => {
      const mixin = declarationOf(call.expression);
      const [inner] = mixin ? below(mixin, ts.isClassLike) : [];
      if (!mixin || !ts.isFunctionLike(mixin) || !inner) return [];
      if (mixin.name?.getText() === MIXIN) level.operations.push(...operationsOf(call, mixin));
      else level.tables.push(...tablesOf(inner));
      const names = mixin.parameters.map(({ name }) => name.getText());
      return above(extendedBy(inner), (name) => call.arguments[names.indexOf(name)] ?? scope(name));
    };
    // First what is above: on the way, mixins add to this level.
    const rest = above(extendedBy(node), () => undefined);
    return [level, ...rest];
  }

  return {
    /**
     * @param {string} file
     * @param {string} name
     * @returns {Level[]}
     */
    chainOf(file, name) {
      const node = [...(program.getSourceFile(absolute(file))?.statements ?? [])]
        .filter(ts.isClassDeclaration)
        .find((declared) => declared.name?.text === name);
      return node ? chain(node) : [];
    },
  };
}
