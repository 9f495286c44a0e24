import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Document, isMap, isSeq } from 'yaml';
import { root } from '#backend/root.ts';
import type { CruiseRouteSource } from '#backend/catalogue/cruise-source.ts';
import type { WrittenCall } from './call.ts';

/** What a sailing's file says. */
export type RouteFile = Omit<CruiseRouteSource, 'calls'> & { calls: WrittenCall[] };

/** A call of port and times alone stands on one line, as does what is in two languages inside another one. */
function shorten(document: Document): void {
  const [calls, dateLine] = [document.get('calls'), document.get('dateLine')];
  if (isMap(dateLine)) dateLine.flow = true;
  for (const call of isSeq(calls) ? calls.items : []) {
    if (!isMap(call)) continue;
    const terminal = call.get('terminal');
    if (isMap(terminal)) terminal.flow = true;
    call.flow = !call.has('terminal') && !call.has('allAboard');
  }
}

/** The YAML of a sailing, formatted as the project's files are. */
export async function yamlOf({ cruiseRouteUuid, ship, title, dateLine, calls }: RouteFile): Promise<string> {
  const document = new Document({ cruiseRouteUuid, ship, title, ...(dateLine ? { dateLine } : {}), calls });
  shorten(document);
  const options = await resolveConfig(join(root, 'route.yaml'), { config: join(root, '.config', 'prettier.json') });
  return format(document.toString({ singleQuote: true, lineWidth: 0 }), { ...options, plugins: [], parser: 'yaml' });
}
