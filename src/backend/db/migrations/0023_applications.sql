CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business" text NOT NULL,
	"city" text NOT NULL,
	"tour" text NOT NULL,
	"website" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"received_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "applications_of_mailbox" ON "applications" USING btree ("email","received_at");--> statement-breakpoint
CREATE INDEX "applications_open" ON "applications" USING btree ("status","received_at");