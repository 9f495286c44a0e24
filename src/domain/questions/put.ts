import type { Question } from '#contracts/questions.ts';
import type { QuestionKind } from './kind.ts';

/** A question, and what has been answered so far; empty where nothing was. */
type Answered = { question: { id: string; type: string; onlyIf?: Question['onlyIf'] | undefined }; answer: string };

/**
 * Those that are put to somebody: a question that depends on another one only where that one is put, too, and the answer is one of those
 * that it names.
 * @param asked in their order: what others depend on comes before them
 */
export function putOf<A extends Answered>(asked: readonly A[], kindOf: (type: string) => QuestionKind): A[] {
  const chosen = new Map<string, readonly string[]>();
  return asked.filter(({ question: { id, type, onlyIf }, answer }) => {
    if (onlyIf && !chosen.get(onlyIf.question)?.some((option) => onlyIf.is.includes(option))) return false;
    chosen.set(id, kindOf(type).chosen?.(answer.trim()) ?? []);
    return true;
  });
}
