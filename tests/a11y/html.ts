import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#backend/root.ts';

/** The HTML of every state that axe has looked at, for the Nu Html Checker. In a folder of this project, which a run empties. */
export const keptHtml = join(root, 'test-results', 'a11y', 'html');

/** Keeps a page as it stands. */
export function keepHtml(html: string): void {
  mkdirSync(keptHtml, { recursive: true });
  writeFileSync(join(keptHtml, `${randomUUID()}.html`), html);
}
