import type { QuestionKind } from './kind.ts';
import { text } from './text.ts';

/** Some lines in the shopper's own words. */
export const longText: QuestionKind<'too_long'> = { ...text, takes: [], problem: () => undefined };
