import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The address of who placed an order, as accounts have it. Bookings are indexed by this very expression. @param order a `PlacedOrder` */
export const bookerEmail = (order: SQLWrapper): SQL => sql`lower(${order} #>> '{cart,persons,0,email}')`;
