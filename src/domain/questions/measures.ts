import type { QuestionUnit } from '#contracts/questions.ts';

type Measure = {
  /** The unit of those who do not think in the question's. */
  other: string;
  /** Which keys a phone shows for it. */
  keys: 'text' | 'numeric';
  /** What was typed in that unit, in the question's; nothing for what is no measure. */
  read(typed: string): number | undefined;
  write(value: number): string;
};

const centimetresOfInch = 2.54;
const inchesOfFoot = 12;
const kilogramsOfPound = 0.453_592_37;

/** Feet, and inches after anything that is neither digit nor decimal mark: `5 ft 10 in`, `5'10"`, `5 10`, `6`. */
const feetAndInches = /^(\d{1,2})(?:[^\d.,]+(\d{1,2}))?[^\d.,]*$/;
const pounds = /^(\d{1,4})\s?(?:lb|lbs)?$/;

/** For each unit of a question, that of the other system. */
export const measures: Readonly<Record<QuestionUnit, Measure>> = {
  cm: {
    other: 'ft',
    keys: 'text',
    read(typed) {
      const [, feet, inches = '0'] = feetAndInches.exec(typed) ?? [];
      if (feet === undefined || Number(inches) >= inchesOfFoot) return undefined;
      return Math.round((Number(feet) * inchesOfFoot + Number(inches)) * centimetresOfInch);
    },
    write(value) {
      const inches = Math.round(value / centimetresOfInch);
      return `${Math.floor(inches / inchesOfFoot)} ft ${inches % inchesOfFoot} in`;
    },
  },
  kg: {
    other: 'lb',
    keys: 'numeric',
    read(typed) {
      const [, typedPounds] = pounds.exec(typed) ?? [];
      return typedPounds === undefined ? undefined : Math.round(Number(typedPounds) * kilogramsOfPound);
    },
    write: (value) => `${Math.round(value / kilogramsOfPound)} lb`,
  },
};

/** `178 cm (5 ft 10 in)`. @param answer a whole number in the unit */
export const inBothUnits = (answer: string, unit: QuestionUnit): string => `${answer} ${unit} (${measures[unit].write(Number(answer))})`;
