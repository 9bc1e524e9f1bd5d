ALTER TABLE "sync_conflict" ADD COLUMN "mine_admin" text;--> statement-breakpoint
ALTER TABLE "sync_conflict" ADD COLUMN "theirs_admin" text;--> statement-breakpoint
ALTER TABLE "sync_conflict" ADD COLUMN "answered_admin" text;