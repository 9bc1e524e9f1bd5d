ALTER TABLE "tournament_pre_registrations" ADD COLUMN "pots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "by_qr" boolean DEFAULT false NOT NULL;