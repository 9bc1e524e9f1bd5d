ALTER TABLE "documents" ADD COLUMN "of_everybody" jsonb;--> statement-breakpoint
ALTER TABLE "partner_links" ADD COLUMN "sent_to" text;