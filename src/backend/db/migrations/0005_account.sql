CREATE TABLE "invoice_items" (
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_items_booking_id_kind_pk" PRIMARY KEY("booking_id","kind"),
	CONSTRAINT "invoice_items_sign" CHECK ((kind = 'charge') = (amount > 0))
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "payment_intent_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_items_organization" ON "invoice_items" USING btree ("organization_id","created_at");