ALTER TABLE "tournament_pre_registrations" ADD COLUMN "boat_captain" text;--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "sub" text;--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "tour_banner" text;