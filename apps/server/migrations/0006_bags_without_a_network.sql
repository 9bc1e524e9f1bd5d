ALTER TABLE "weigh_in_events" ADD COLUMN "device_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "weigh_in_events" ADD COLUMN "clock_off" bigint;--> statement-breakpoint
ALTER TABLE "weigh_in_events" ADD COLUMN "after" jsonb;