import * as v from 'valibot';

/** What is wrong with a field that is not a tour's own question; the shopper reads the message of that name. */
export type FieldProblem =
  | 'enterFirstName'
  | 'enterLastName'
  | 'enterEmail'
  | 'emailFormat'
  | 'enterPhone'
  | 'phoneFormat'
  | 'enterCountry'
  | 'enterTravellerName'
  | 'enterTravellerEmail'
  | 'choosePlace'
  | 'enterHotelName'
  | 'enterHotelAddress'
  | 'enterFlight'
  | 'flightFormat'
  | 'enterFlightTime'
  | 'enterShip'
  | 'enterTerminal'
  | 'landsTooLate'
  | 'leavesTooEarly'
  | 'tooLong';

/** One line of text, which may be empty. */
export const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong' satisfies FieldProblem));

export const filled = (max: number, problem: FieldProblem) => v.pipe(line(max), v.nonEmpty(problem));
