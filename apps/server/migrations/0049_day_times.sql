ALTER TABLE "tournament_flights" ADD COLUMN "day_times" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "day_times" jsonb DEFAULT '[]'::jsonb NOT NULL;