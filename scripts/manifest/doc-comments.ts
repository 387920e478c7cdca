/** Reads doc comments of parameters and classes, which do not exist at run time. */
import { readFileSync } from 'node:fs';
import * as untyped from '@custom-elements-manifest/analyzer';
import type {
  Attribute,
  ClassDeclaration,
  ClassMember,
  CustomElement,
  Package,
} from 'custom-elements-manifest/schema.js';
import ts from 'typescript';
import type { Description } from './describe.js';
import { checkedVersion, FIRST_RELEASE } from './since.js';

/** Extensions of the format: the version that a class or an attribute exists since, and the facts of a parameter. */
export type Declaration = Omit<ClassDeclaration & CustomElement, 'attributes'> & {
  readonly since?: string;
  attributes?: (Attribute & Partial<Pick<Description['attribute'], 'since' | 'parameter'>>)[];
};

/** The meaning of a parameter, and the version that it exists since. */
export interface Doc {
  readonly text: string;
  readonly since?: string;
}

/** The analyzer's types omit its exports for programs. */
const analyzer = untyped as unknown as {
  readonly ts: typeof ts;
  readonly create: (options: { modules: ts.SourceFile[] }) => Package;
};

/** The items of an element that the doc comments of its features, template and styles have, too. */
export const ITEMS = ['slots', 'cssParts', 'cssProperties', 'events'] as const;
type Items = Pick<Declaration, (typeof ITEMS)[number]>;

const unwrapped = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    ? unwrapped(node.expression)
    : node;

/** The meaning of `a as const`, `a satisfies B` and `{ ...a, max: 34 }` is that of `a`. */
function referred(node: ts.Expression | undefined): ts.Expression | undefined {
  const inner = unwrapped(node);
  if (!inner || !ts.isObjectLiteralExpression(inner)) return inner;
  return referred(inner.properties.find(ts.isSpreadAssignment)?.expression);
}

/** The doc comments of tables and features in parsed sources. `names` are a variable of a file, and a path in it. */
export class DocComments {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(files: readonly string[]) {
    this.#program = ts.createProgram(files, {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    this.#checker = this.#program.getTypeChecker();
  }

  /** The doc comment of a declaration, or of the declaration that it refers to. */
  #docOf(symbol: ts.Symbol | undefined): Doc {
    const checker = this.#checker;
    if (!symbol) return { text: '' };
    if (symbol.flags & ts.SymbolFlags.Alias) return this.#docOf(checker.getAliasedSymbol(symbol));
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'since');
    const since = tag && { since: checkedVersion(ts.displayPartsToString(tag.text)) };
    // A property of a spread object has no declaration of its value.
    const node = symbol.valueDeclaration ?? symbol.declarations?.[0];
    if (text || !node) return { text: text.replace(/\s+/g, ' ').trim(), ...since };
    if (ts.isShorthandPropertyAssignment(node)) {
      return { ...this.#docOf(checker.getShorthandAssignmentValueSymbol(node)), ...since };
    }
    const expression = referred((node as ts.PropertyAssignment).initializer);
    return { ...this.#docOf(expression && checker.getSymbolAtLocation(expression)), ...since };
  }

  #declarationIn(file: string, variable: string | undefined) {
    return this.#program
      .getSourceFile(file)!
      .statements.flatMap((statement) =>
        ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
      )
      .find(({ name }) => name.getText() === variable);
  }

  /** A feature: its variable, or the function that makes it. */
  #featureAt(element: ts.Expression): ts.Symbol {
    const expression = referred(element)!;
    const name = ts.isCallExpression(expression) ? expression.expression : expression;
    const symbol = this.#checker.getSymbolAtLocation(name)!;
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Slots, parts, custom properties and events in the comment of an export. */
  itemsOf(file: string, name: string): Items {
    const module = this.#checker.getSymbolAtLocation(this.#program.getSourceFile(file)!)!;
    return itemsIn([this.#checker.tryGetMemberInModuleExports(name, module)!]);
  }

  /** Those in the comments of the features in a list. */
  featuresIn(file: string, [variable, ...path]: readonly string[]): Items {
    let list = unwrapped(this.#declarationIn(file, variable)?.initializer);
    for (const name of path) {
      const property = (list as ts.ObjectLiteralExpression | undefined)?.properties.find(
        (each) => each.name?.getText() === name,
      );
      list = unwrapped((property as ts.PropertyAssignment | undefined)?.initializer);
    }
    const elements = list && ts.isArrayLiteralExpression(list) ? list.elements : [];
    return itemsIn(elements.map((element) => this.#featureAt(element)));
  }

  /** The comment of each entry of a table. */
  docsOf(file: string, [variable, ...path]: readonly string[]): Readonly<Record<string, Doc>> {
    const checker = this.#checker;
    const declaration = this.#declarationIn(file, variable);
    let type = declaration && checker.getTypeAtLocation(declaration);
    for (const name of path) {
      const property = type?.getProperty(name);
      type = property && checker.getTypeOfSymbol(property);
    }
    return Object.fromEntries(
      type?.getProperties().map((property) => [property.name, this.#docOf(property)]) ?? [],
    );
  }
}

const isPublic = ({ name, description, privacy = 'public', static: isStatic }: ClassMember) =>
  privacy === 'public' && (isStatic ? name === 'tag' : !!description);

/** The version in the `@since` of a class. */
function sinceOf(source: ts.SourceFile, name: string): string {
  const { getJSDocTags, getTextOfJSDocComment, isClassDeclaration } = analyzer.ts;
  const node = source.statements
    .filter(isClassDeclaration)
    .find((each) => each.name?.text === name);
  const tag = node && getJSDocTags(node).find(({ tagName }) => tagName.text === 'since');
  return tag ? checkedVersion(getTextOfJSDocComment(tag.comment) ?? '') : FIRST_RELEASE;
}

function classIn(text: string, name: string): Declaration | undefined {
  const { ScriptTarget, createSourceFile } = analyzer.ts;
  const source = createSourceFile(`${name}.ts`, text, ScriptTarget.ES2022, true);
  const [module] = analyzer.create({ modules: [source] }).modules;
  return module?.declarations?.find((each) => each.name === name) as Declaration | undefined;
}

function itemsIn(symbols: readonly ts.Symbol[]): Items {
  const all = symbols.map(({ valueDeclaration }) => {
    const comments = ts.getJSDocCommentsAndTags(valueDeclaration!).map((each) => each.getText());
    return classIn(
      `${comments.join('\n')}\nexport class Documented extends HTMLElement {}`,
      'Documented',
    );
  });
  return Object.fromEntries(ITEMS.map((key) => [key, all.flatMap((each) => each?.[key] ?? [])]));
}

/** A class as its doc comments describe it: parts, slots, events, custom properties, members. */
export function readClass(file: string, name: string): Declaration {
  const { ScriptTarget, createSourceFile } = analyzer.ts;
  const text = readFileSync(file, 'utf8');
  const source = createSourceFile(file, text, ScriptTarget.ES2022, true);
  const classDeclaration = classIn(text, name);
  if (!classDeclaration) throw new Error(`${file} has no class ${name}`);
  // The analyzer takes the function that makes a base class for a mixin, and a variable in
  // `new Event(…)` for the event's name.
  const { mixins: _, events: all = [], ...declaration } = classDeclaration;
  const events = all.filter((tag) => tag.name.startsWith('mkt-'));
  const members = declaration.members?.filter(isPublic) ?? [];
  const since = sinceOf(source, name);
  return { ...declaration, since, members, ...(events.length && { events }) };
}
