CREATE TABLE "orders" (
	"checkout_key" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_checkout_key_unique";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amounts";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "to_capture" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "position" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_checkout" ON "bookings" USING btree ("checkout_key","position");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amounts" CHECK (to_capture between 0 and authorised and captured >= 0 and released >= 0 and captured + released <= authorised and refunded between 0 and captured);--> statement-breakpoint
INSERT INTO "orders" ("checkout_key", "order_number", "created_at") SELECT "checkout_key", "order_number", "created_at" FROM "bookings";--> statement-breakpoint
UPDATE "payments" SET "to_capture" = "authorised" FROM "bookings"
WHERE "bookings"."checkout_key" = "payments"."checkout_key" AND "bookings"."status" = 'confirmed' AND "payments"."status" = 'authorised';
