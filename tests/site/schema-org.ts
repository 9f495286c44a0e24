import { join } from 'node:path';
import ts from 'typescript';
import { root } from '#backend/root.ts';

export type Thing = { '@type': string | string[]; [property: string]: unknown };

/**
 * `query-input` and the like annotate a property of an action (https://schema.org/docs/actions.html); the typings do not know them here.
 */
const isAnnotation = (key: string): boolean => /^[a-z]\w*-(in|out)put$/.test(key);

/** What the types can tell apart: texts and numbers alike become one, enumeration values stay. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Map(value.map(shapeOf).map((shape) => [JSON.stringify(shape), shape])).values()];
  if (typeof value === 'string') return value.startsWith('https://schema.org') ? value : '';
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isAnnotation(key))
      .map(([key, part]) => [key, key === '@type' ? part : shapeOf(part)]),
  );
}

function declarationOf(shape: Thing, index: number): string {
  const leaves = [shape['@type']].flat().map((type) => `schema.${type}Leaf`);
  const type = leaves.length === 1 ? leaves[0] : `schema.MergeLeafTypes<[${leaves.join(', ')}]>`;
  return `export const thing${index}: schema.WithContext<${type}> = ${JSON.stringify(shape)};`;
}

/**
 * Holds things to schema.org's vocabulary as schema-dts has it: types, the properties of each type, what each property may hold.
 * @returns the compiler's complaints
 */
export function problemsIn(things: readonly Thing[]): string[] {
  const shapes = [...new Map(things.map((thing) => [JSON.stringify(shapeOf(thing)), shapeOf(thing) as Thing])).values()];
  const file = join(root, 'tests', 'site', 'things.ts');
  const text = `import type * as schema from 'schema-dts';\n${shapes.map(declarationOf).join('\n')}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, target) => (name === file ? ts.createSourceFile(name, text, target) : getSourceFile(name, target));
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
