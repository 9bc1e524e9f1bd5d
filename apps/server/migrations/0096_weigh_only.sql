ALTER TABLE "staff_invitations" ADD COLUMN "may" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "may" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weigh_tours" jsonb DEFAULT '[]'::jsonb NOT NULL;