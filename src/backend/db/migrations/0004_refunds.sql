CREATE TABLE "booking_codes" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"nonce" uuid NOT NULL,
	"locale" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mail_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"share" double precision NOT NULL,
	"is_released" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"provider_id" text,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation_terms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_codes_unsent" ON "booking_codes" USING btree ("mail_at") WHERE mail_at is not null;