ALTER TABLE "director_settings" ADD COLUMN "show_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "director_settings" ADD COLUMN "show_phone" boolean DEFAULT false NOT NULL;