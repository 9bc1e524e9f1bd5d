ALTER TABLE "teams" ADD COLUMN "of_anglers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_linkHash_unique" UNIQUE("link_hash");