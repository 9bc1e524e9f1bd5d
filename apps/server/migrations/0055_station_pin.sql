ALTER TABLE "director_settings" ADD COLUMN "station_pin_check" text;--> statement-breakpoint
ALTER TABLE "director_settings" ADD COLUMN "station_lock" boolean DEFAULT true NOT NULL;