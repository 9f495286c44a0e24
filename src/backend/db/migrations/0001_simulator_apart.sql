DROP TABLE "simulator_objects" CASCADE;--> statement-breakpoint
DROP TABLE "simulator_requests" CASCADE;