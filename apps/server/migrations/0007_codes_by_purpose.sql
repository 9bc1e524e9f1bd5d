ALTER TABLE "account_codes" DROP CONSTRAINT "account_codes_user_kind_pk";--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_user_about_pk" PRIMARY KEY("user","about");--> statement-breakpoint
-- Nobody signs in before the mailbox is proved. Directors and admins were given their password by an admin, who vouches for them;
-- an angler who once registered alone proves the mailbox by a new password.
UPDATE "users" SET "confirmed" = true WHERE "password_hash" IS NOT NULL AND "user_type" <> 'Angler';--> statement-breakpoint
UPDATE "users" SET "password_hash" = NULL WHERE "password_hash" IS NOT NULL AND NOT "confirmed";--> statement-breakpoint
UPDATE "sessions" SET "revoked_at" = now() WHERE "revoked_at" IS NULL AND "user" IN (SELECT "id" FROM "users" WHERE "password_hash" IS NULL AND NOT "confirmed");
