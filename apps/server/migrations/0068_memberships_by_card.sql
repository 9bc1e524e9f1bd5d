ALTER TABLE "refunds" ALTER COLUMN "tournament" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "entry" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_checkouts" ALTER COLUMN "entry" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_checkouts" ALTER COLUMN "tournament" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "membership" text;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD COLUMN "membership" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "paid_by_card" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_membership" ON "refunds" USING btree ("membership");--> statement-breakpoint
CREATE UNIQUE INDEX "card_checkouts_membership_open_unique" ON "card_checkouts" USING btree ("membership") WHERE "card_checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "card_checkouts_membership" ON "card_checkouts" USING btree ("membership");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of" CHECK (("refunds"."membership" is null) = ("refunds"."entry" is not null and "refunds"."tournament" is not null));--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD CONSTRAINT "card_checkouts_what" CHECK (("card_checkouts"."membership" is null) = ("card_checkouts"."entry" is not null and "card_checkouts"."tournament" is not null));--> statement-breakpoint

-- A membership of which something else is owed by now, or that has ended, is paid for on no page that says the old price (docs/decisions/0076).
CREATE FUNCTION tell_of_settled_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM card_checkouts WHERE membership = NEW.id AND state = 'open') THEN
    PERFORM pg_notify('ramplight_settled_boats', NEW.id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER memberships_settled AFTER UPDATE ON memberships FOR EACH ROW
  WHEN (NEW.amount <> OLD.amount OR NEW.amount_paid <> OLD.amount_paid OR NEW.active <> OLD.active OR NEW.deleted <> OLD.deleted)
  EXECUTE FUNCTION tell_of_settled_membership();
