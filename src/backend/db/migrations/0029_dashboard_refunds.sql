CREATE TABLE "dashboard_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_key" uuid NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_provider_id_unique";