DROP INDEX "departures_left";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "changed_in" "xid8" DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "departures_changed" ON "departures" USING btree ("changed_in");--> statement-breakpoint
CREATE FUNCTION "note_departure_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."changed_in" := pg_current_xact_id();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_departure_change" BEFORE INSERT OR UPDATE ON "departures" FOR EACH ROW EXECUTE FUNCTION "note_departure_change"();
