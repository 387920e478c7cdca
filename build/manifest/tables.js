import ts from 'typescript';

/**
 * A parameter as its table declares it.
 * @typedef {{ name: string, doc: string, kind: string, values?: (string | number)[], min?: number,
 *   max?: number, default?: string | number, required?: boolean, format?: string, of?: string,
 *   most?: number, secret?: boolean }} Parameter
 * @typedef {{ path: string, oneOf: string[], params: Parameter[] }} Operation
 * @typedef {string | number | boolean | (string | number | boolean)[]} Fact
 */

/** `a as const`, `a satisfies B` and `(a)` are all `a`. @type {(node: ts.Node) => ts.Node} */
const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** The node that gives a declaration its value. @param {ts.Declaration} node */
const valueOf = (node) =>
  (ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node)) &&
  node.initializer
    ? bare(node.initializer)
    : undefined;

/**
 * A text that is written in several pieces: its type is no more than `string`.
 * @param {ts.Node | undefined} given
 * @returns {string | undefined}
 */
function textOf(given) {
  const node = given && bare(given);
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return undefined;
  }
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The value of a symbol as it is written. @param {ts.Symbol} symbol */
const written = ({ declarations: [node] = [] }) => node && valueOf(node);

/** @param {ts.Symbol} symbol */
function placeOf(symbol) {
  const node = symbol.declarations?.[0];
  if (!node) return symbol.name;
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/**
 * Reads tables of parameters from TypeScript: facts from the literal types that `as const` gives
 * them, so that whatever the compiler can resolve (spreads, references, other files) is resolved
 * here too, and meanings from the doc comments.
 * @param {ts.TypeChecker} checker
 */
export function tableReader(checker) {
  /** What an imported name stands for. @param {ts.Symbol | undefined} symbol */
  const target = (symbol) =>
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /**
   * What an expression refers to, if it does no more than that.
   * @param {ts.Node | undefined} node
   * @returns {ts.Symbol | undefined}
   */
  function referred(node) {
    if (!node) return undefined;
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
      return target(checker.getSymbolAtLocation(node));
    }
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    // `{ ...page, max: 34 }` means what `page` means.
    const spread = node.properties.find(ts.isSpreadAssignment);
    return spread && referred(bare(spread.expression));
  }

  /**
   * The doc comment of a declaration, or else of what it refers to.
   * @param {ts.Symbol | undefined} symbol
   * @returns {string}
   */
  function docOf(symbol) {
    if (!symbol) return '';
    const own = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    if (own) return own.replace(/\s+/g, ' ').trim();
    const [node] = symbol.declarations ?? [];
    if (!node) return '';
    return ts.isShorthandPropertyAssignment(node)
      ? docOf(target(checker.getShorthandAssignmentValueSymbol(node)))
      : docOf(referred(written(symbol)));
  }

  /**
   * The one value of a type, or undefined where the type has several.
   * @param {ts.Type} type
   * @returns {Fact | undefined}
   */
  function literal(type) {
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
    if (!checker.isTupleType(type)) return undefined;
    const all = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).map(literal);
    return /** @type {Fact | undefined} */ (all.includes(undefined) ? undefined : all);
  }

  /** A pattern or a function: nothing that could be read. @param {ts.Type} type */
  const isCode = (type) => !!type.getProperty('exec') || type.getCallSignatures().length > 0;

  /** @param {ts.Symbol} symbol */
  function factOf(symbol) {
    const type = checker.getTypeOfSymbol(symbol);
    const fact = literal(type) ?? textOf(written(symbol));
    if (fact === undefined && !isCode(type)) {
      throw new Error(`${placeOf(symbol)}: "${symbol.name}" has no literal type; add "as const"`);
    }
    return fact;
  }

  /**
   * The names of a table as they are written, which types do not keep.
   * @param {ts.Node | undefined} node
   * @returns {string[]}
   */
  function namesIn(node) {
    if (!node) return [];
    if (!ts.isObjectLiteralExpression(node)) {
      const symbol = referred(node);
      return symbol ? namesIn(written(symbol)) : [];
    }
    return node.properties.flatMap((one) =>
      ts.isSpreadAssignment(one) ? namesIn(bare(one.expression)) : (one.name?.getText() ?? []),
    );
  }

  /**
   * @param {ts.Type} type
   * @param {ts.Node | undefined} node where it is written
   * @returns {Parameter[]}
   */
  function readTable(type, node) {
    const names = namesIn(node);
    /** @param {Parameter} parameter */
    const place = ({ name }) => (names.includes(name) ? names.indexOf(name) : Infinity);
    return readParameters(type).sort((a, b) => place(a) - place(b) || 0);
  }

  /**
   * @param {ts.Type} type
   * @returns {Parameter[]}
   */
  const readParameters = (type) =>
    type.getProperties().map((symbol) => {
      const facts = checker.getTypeOfSymbol(symbol).getProperties();
      const found = Object.fromEntries(
        facts.map((fact) => [fact.name, factOf(fact)]).filter(([, value]) => value !== undefined),
      );
      if (!found['kind']) throw new Error(`${placeOf(symbol)}: "${symbol.name}" is no parameter`);
      return { name: symbol.name, doc: docOf(symbol), ...found };
    });

  /**
   * @param {ts.Type} type
   * @returns {Operation}
   */
  function readOperation(type) {
    const [path, params, oneOf] = ['path', 'params', 'oneOf'].map((key) => type.getProperty(key));
    if (!path || !params) throw new Error(`${checker.typeToString(type)} is no operation`);
    return {
      path: String(factOf(path)),
      oneOf: /** @type {string[]} */ (oneOf ? factOf(oneOf) : []),
      params: readTable(checker.getTypeOfSymbol(params), written(params)),
    };
  }

  /** The types of a tuple's or an array's members. @param {ts.Type} type */
  function membersOf(type) {
    if (checker.isTupleType(type)) {
      return checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
    }
    const member = type.getNumberIndexType();
    return member?.isUnion() ? member.types : member ? [member] : [];
  }

  /**
   * The texts of a list, or the names of an object, as they are written, also by
   * `Object.keys(object)`.
   * @param {ts.Node} given
   * @returns {string[]}
   */
  function wordsAt(given) {
    const node = bare(given);
    if (ts.isObjectLiteralExpression(node)) return namesIn(node);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isSpreadElement(node)) return wordsAt(node.expression);
    if (ts.isArrayLiteralExpression(node)) return [...node.elements].flatMap(wordsAt);
    if (ts.isCallExpression(node) && node.expression.getText() === 'Object.keys') {
      return node.arguments.flatMap(wordsAt);
    }
    const symbol = referred(node);
    const value = symbol && written(symbol);
    return value ? wordsAt(value) : [];
  }

  return {
    target,
    wordsAt,
    /** The table that an expression stands for. @param {ts.Node} node */
    tableAt: (node) => readTable(checker.getTypeAtLocation(node), bare(node)),
    /**
     * The operations that arguments stand for; `...all` stands for each of its members.
     * @param {readonly ts.Expression[]} nodes
     */
    operationsAt: (nodes) =>
      nodes.flatMap((node) =>
        ts.isSpreadElement(node)
          ? membersOf(checker.getTypeAtLocation(node.expression)).map(readOperation)
          : readOperation(checker.getTypeAtLocation(node)),
      ),
  };
}
