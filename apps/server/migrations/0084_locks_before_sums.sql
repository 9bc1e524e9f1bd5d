-- What devices count from the ledger: two postings of one event at the same moment. The lock first, and the sum in a statement of its own:
-- it sees what the one before has committed. A statement that waits for the row computes before it waits.
CREATE OR REPLACE FUNCTION keep_money_besides(tournaments_of text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM t.id FROM tournaments t WHERE t.id = ANY (tournaments_of) ORDER BY t.id FOR NO KEY UPDATE;
  UPDATE tournaments t SET money_besides = n.besides FROM (SELECT id, money_besides(id) AS besides FROM unnest(tournaments_of) id) n
    WHERE t.id = n.id AND t.money_besides IS DISTINCT FROM n.besides;
END $$;--> statement-breakpoint

-- A board shows no money and no degrees of a map: a sold ticket moves no board, and refuses no finalize. What is written with other values,
-- or with none (a new revision and nothing else), counts as before.
DROP TRIGGER board_count ON tournaments;--> statement-breakpoint
CREATE TRIGGER board_count BEFORE UPDATE ON tournaments FOR EACH ROW
  WHEN (OLD.* IS NOT DISTINCT FROM NEW.*
    OR to_jsonb(OLD) - ARRAY['money_besides', 'located', 'latitude', 'longitude']
      IS DISTINCT FROM to_jsonb(NEW) - ARRAY['money_besides', 'located', 'latitude', 'longitude'])
  EXECUTE FUNCTION board_count();--> statement-breakpoint
UPDATE tournaments t SET money_besides = money_besides(t.id) WHERE t.money_besides IS DISTINCT FROM money_besides(t.id);--> statement-breakpoint

-- A row of which only a time or a counter moved that no device needs is no news. What is written without any other value is meant as news.
CREATE OR REPLACE FUNCTION sync_touch() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  no_news CONSTANT text[] := ARRAY['last_login_at'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO sync_touched (xid, tbl, rec_id) SELECT pg_current_xact_id()::text::bigint, TG_ARGV[0], o.id FROM old_rows o ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' AND TG_NARGS > 1 THEN
    INSERT INTO sync_touched (xid, tbl, rec_id, moved)
    SELECT pg_current_xact_id()::text::bigint, TG_ARGV[0], c.id,
        EXISTS (SELECT 1 FROM unnest(TG_ARGV[1:]) col WHERE c.after -> col IS DISTINCT FROM c.before -> col)
          OR (c.after ->> 'status' = 'Draft') IS DISTINCT FROM (c.before ->> 'status' = 'Draft')
      FROM (SELECT n.id, to_jsonb(n) AS after, to_jsonb(o) AS before FROM new_rows n JOIN old_rows o ON o.id = n.id OFFSET 0) c
      WHERE c.after = c.before OR c.after - no_news <> c.before - no_news
    ON CONFLICT (xid, tbl, rec_id) DO UPDATE SET moved = true WHERE excluded.moved AND NOT sync_touched.moved;
  ELSE
    INSERT INTO sync_touched (xid, tbl, rec_id, moved)
    SELECT pg_current_xact_id()::text::bigint, TG_ARGV[0], n.id, TG_ARGV[0] = 'staff-members' FROM new_rows n ON CONFLICT DO NOTHING;
  END IF;
  IF FOUND THEN
    INSERT INTO sync_turn (xid) VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Points of an angler who is not named (a team) are once, too. Of doubled ones the last change stays.
DELETE FROM season_event_point_distributions d USING season_event_point_distributions o
  WHERE d.angler IS NULL AND o.angler IS NULL AND d.tournament = o.tournament AND d.entry = o.entry
    AND (d.deleted, o.updated_at, o.id) > (o.deleted, d.updated_at, d.id);--> statement-breakpoint
DROP INDEX season_points_once;--> statement-breakpoint
CREATE UNIQUE INDEX season_points_once ON season_event_point_distributions (tournament, entry, angler) NULLS NOT DISTINCT;--> statement-breakpoint

-- The ledger is never emptied either. A demo that begins anew says so (`open-demo.ts`).
CREATE FUNCTION ledger_stays_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('ramplight.new_demo', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'ledger: % is never emptied', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_stays';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_stays_whole BEFORE TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays_whole();--> statement-breakpoint
CREATE TRIGGER ledger_stays_whole BEFORE TRUNCATE ON ledger_lines FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays_whole();--> statement-breakpoint
CREATE TRIGGER ledger_stays_whole BEFORE TRUNCATE ON cash_counts FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays_whole();--> statement-breakpoint

-- What only the server writes names records that are there. (What devices write names records that may come later.)
ALTER TABLE card_movements ADD CONSTRAINT card_movements_checkout_fk FOREIGN KEY (checkout) REFERENCES card_checkouts (id) NOT VALID;--> statement-breakpoint
ALTER TABLE card_disputes ADD CONSTRAINT card_disputes_checkout_fk FOREIGN KEY (checkout) REFERENCES card_checkouts (id) NOT VALID;--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_checkout_fk FOREIGN KEY (checkout) REFERENCES card_checkouts (id) NOT VALID;--> statement-breakpoint
ALTER TABLE card_payouts ADD CONSTRAINT card_payouts_payment_fk FOREIGN KEY (payment) REFERENCES payments (id) NOT VALID;--> statement-breakpoint
ALTER TABLE platform_movements ADD CONSTRAINT platform_movements_director_fk FOREIGN KEY (director) REFERENCES users (id) NOT VALID;--> statement-breakpoint
ALTER TABLE level_bills ADD CONSTRAINT level_bills_user_fk FOREIGN KEY ("user") REFERENCES users (id) NOT VALID;--> statement-breakpoint
ALTER TABLE calcutta_payouts ADD CONSTRAINT calcutta_payouts_lot_fk FOREIGN KEY (lot) REFERENCES calcutta_lots (id) NOT VALID;--> statement-breakpoint
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_reversal_fk FOREIGN KEY (reversal_of) REFERENCES ledger_postings (id) NOT VALID;--> statement-breakpoint

-- What is there already is looked at as well. Where an old row breaks a rule, the rule holds for all rows that are written from now on, and
-- the log of the database names it: such a row is money, and nobody changes it unseen.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT c.conrelid::regclass AS name, quote_ident(c.conname) AS rule FROM pg_constraint c
      WHERE NOT c.convalidated AND c.connamespace = 'public'::regnamespace LOOP
    BEGIN
      EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %s', one.name, one.rule);
    EXCEPTION WHEN check_violation OR foreign_key_violation THEN
      RAISE WARNING 'Old rows of % break %: %', one.name, one.rule, SQLERRM;
    END;
  END LOOP;
END $$;
