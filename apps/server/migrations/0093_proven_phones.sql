ALTER TABLE "users" ADD COLUMN "phone_proven_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who claimed their record by a code to this very phone has proved it.
UPDATE "users" u SET "phone_proven_at" = c."used_at" FROM "account_codes" c
	WHERE c."user" = u."id" AND c."about" = 'phone' AND c."used_at" IS NOT NULL AND c."sent_to" = u."phone";--> statement-breakpoint
-- A proof is of one number. Whoever writes another one, by whatever way, writes one that nobody has proved.
CREATE FUNCTION another_phone_is_unproven() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.phone IS DISTINCT FROM OLD.phone THEN NEW.phone_proven_at := NULL; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER another_phone_is_unproven BEFORE UPDATE OF "phone" ON "users" FOR EACH ROW EXECUTE FUNCTION another_phone_is_unproven();
