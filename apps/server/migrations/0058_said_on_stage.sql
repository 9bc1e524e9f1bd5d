ALTER TABLE "user_profiles" ADD COLUMN "pronunciation" text;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD COLUMN "mc_note" text;