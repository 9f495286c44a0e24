CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_key" uuid NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"currency" text NOT NULL,
	"authorised" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"released" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_checkout_key_unique" UNIQUE("checkout_key"),
	CONSTRAINT "payments_amounts" CHECK (captured >= 0 and released >= 0 and captured + released <= authorised and refunded between 0 and captured)
);
--> statement-breakpoint
-- What pays for the bookings that there are: an account where there is no card's intent.
INSERT INTO "payments" ("id", "checkout_key", "method", "reference", "currency", "authorised", "captured", "released", "refunded", "status", "created_at", "updated_at")
SELECT gen_random_uuid(), "checkout_key", CASE WHEN "payment_intent_id" IS NULL THEN 'account' ELSE 'card' END, "payment_intent_id", "bookings"."currency", "total",
	CASE WHEN "payment" IN ('captured', 'billed', 'refunded', 'credited') THEN "total" ELSE 0 END,
	CASE WHEN "payment" = 'voided' THEN "total" ELSE 0 END,
	CASE WHEN "payment" IN ('refunded', 'credited') THEN coalesce("amount", "total") ELSE 0 END,
	CASE WHEN "payment" IN ('captured', 'billed') THEN 'captured' WHEN "payment" IN ('refunded', 'credited') THEN 'refunded' WHEN "payment" = 'voided' THEN 'released' ELSE 'authorised' END,
	"created_at", coalesce("asked_at", "created_at")
FROM "bookings" LEFT JOIN "refunds" ON "refunds"."booking_id" = "bookings"."id";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_payment_intent_id_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("method","reference");--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "payment_intent_id";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "payment";