import ts from 'typescript';
import { tableReader } from './tables.js';

/**
 * A group of parameters that a class declares: a table by its name, or operations.
 * @typedef {{ table: string, params: import('./tables.js').Parameter[] }
 *   | { operations: import('./tables.js').Operation[] }} Group
 * @typedef {{ name: string, file: string, groups: Group[], entryParts?: string[] }} Level
 */

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  strict: true,
  noEmit: true,
};

/** All nodes below a node that a test accepts. */
function* below(node, test) {
  if (test(node)) yield node;
  /** @type {ts.Node[]} */
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* below(child, test);
}

const isCallOf = (name) => (node) => ts.isCallExpression(node) && node.expression.getText() === name;

const staticOf = (node, name) =>
  node.members.find(
    (member) =>
      member.name?.getText() === name &&
      member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword),
  )?.initializer;

/**
 * Opens TypeScript sources, to see which parameters their classes take.
 * @param {string[]} files
 */
export function openClasses(files) {
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  const { target, tableAt, readOperations } = tableReader(checker);
  const declarationOf = (node) => target(checker.getSymbolAtLocation(node))?.declarations?.[0];

  /** What a class declares by itself, apart from the class it extends. */
  function levelOf(node) {
    const properties = staticOf(node, 'properties');
    const calls = properties ? [...below(properties, isCallOf('propertiesFor'))] : [];
    const parts = staticOf(node, 'entryParts');
    return {
      name: node.name.text,
      file: node.getSourceFile().fileName,
      groups: calls.map(({ arguments: [table] }) => ({
        table: table.getText(),
        params: tableAt(table),
      })),
      entryParts: parts && [...below(parts, ts.isStringLiteral)].map(({ text }) => text),
    };
  }

  /** The operations of `withOperations(…)`, each with the parameters that all operations have. */
  function mixedIn(call, mixin) {
    const [common] = below(
      mixin,
      (node) => ts.isIdentifier(node) && node.text === 'commonParams',
    );
    const shared = common ? tableAt(common) : [];
    const operations = readOperations([...call.arguments]).map((operation) => {
      const own = new Set(operation.params.map(({ name }) => name));
      const params = [...operation.params, ...shared.filter(({ name }) => !own.has(name))];
      return { ...operation, params };
    });
    return { operations };
  }

  /**
   * A class and what it extends, the most derived first. The class inside a mixin is no level of
   * its own: what it adds belongs to the class that uses it.
   * @returns {Level[]}
   */
  function chain(node) {
    const level = levelOf(node);
    const levels = [level];
    const visit = (expression, scope) => {
      if (ts.isCallExpression(expression)) {
        const mixin = declarationOf(expression.expression);
        if (!mixin || !ts.isFunctionLike(mixin)) return;
        if (mixin.name?.text === 'withOperations') level.groups.push(mixedIn(expression, mixin));
        const [inner] = below(mixin.body, ts.isClassLike);
        if (!inner) return;
        if (mixin.name?.text !== 'withOperations') level.groups.push(...levelOf(inner).groups);
        const names = mixin.parameters.map(({ name }) => name.getText());
        extend(inner, (name) => expression.arguments[names.indexOf(name)] ?? scope(name));
      } else {
        const argument = scope(expression.getText());
        if (argument) return visit(argument, () => undefined);
        const base = declarationOf(expression);
        const known = base && ts.isClassLike(base) && files.includes(base.getSourceFile().fileName);
        if (known) levels.push(...chain(base));
      }
    };
    const extend = (one, scope) => {
      const clause = one.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
      if (clause) visit(clause.types[0].expression, scope);
    };
    extend(node, () => undefined);
    return levels;
  }

  return {
    /** @param {string} file @param {string} name */
    chainOf(file, name) {
      const source = program.getSourceFile(file);
      const node = source?.statements.find(
        (one) => ts.isClassDeclaration(one) && one.name?.text === name,
      );
      return node ? chain(node) : [];
    },
  };
}
