CREATE TABLE "review_objections" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"objected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"author" text,
	"language" text NOT NULL,
	"status" text DEFAULT 'shown' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"report_reason" text,
	"reported_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_id_unique" UNIQUE("id"),
	CONSTRAINT "rating_in_stars" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX "reviews_tour" ON "reviews" USING btree ("tour_id","written_at");--> statement-breakpoint
CREATE INDEX "reviews_changed" ON "reviews" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "reviews_reported" ON "reviews" USING btree ("reported_at") WHERE reported_at is not null;