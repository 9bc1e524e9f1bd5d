ALTER TABLE "calendar_events" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "hours" double precision;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "all_day" boolean;