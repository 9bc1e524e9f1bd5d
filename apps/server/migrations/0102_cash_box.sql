ALTER TABLE "ledger_lines" DROP CONSTRAINT "ledger_lines_account";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_kind";--> statement-breakpoint
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_method";--> statement-breakpoint
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_whose";--> statement-breakpoint
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_whole";--> statement-breakpoint
ALTER TABLE "money_events" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "money_events" ADD COLUMN "expected" bigint;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "cash_log" jsonb;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_account" CHECK ("ledger_lines"."account" in ('cash', 'check', 'card', 'online', 'transfer', 'credits', 'unstated', 'bank', 'float', 'entry-fee', 'side-pot', 'raffle', 'calcutta', 'membership', 'credit', 'sponsor', 'other', 'correction', 'angler-fee', 'card-charge', 'license', 'subscription', 'payout', 'calcutta-payout', 'expense', 'refund', 'chargeback', 'card-fee', 'platform-fee', 'provider-fee', 'fee-lost'));--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('entry', 'payment', 'payout', 'card', 'credits', 'membership', 'merge', 'correction', 'cash-box', 'platform-fee', 'refund', 'raffle', 'calcutta', 'platform'));--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_purpose" CHECK ("money_events"."purpose" in ('sponsor', 'other', 'correction', 'expense'));--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_kind" CHECK ("money_events"."kind" in ('payment', 'refund', 'kept', 'payout-due', 'payout-handed-out', 'payout-returned', 'payout-kept', 'payout-unclaimed', 'float', 'float-back', 'count', 'deposit', 'income', 'expense'));--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_method" CHECK ("money_events"."method" in ('cash', 'check', 'card', 'online', 'transfer', 'credits', 'unstated', 'bank', 'float'));--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_whose" CHECK (case when "money_events"."kind" in ('float', 'float-back', 'count', 'deposit', 'income', 'expense') then "money_events"."tournament" is not null and "money_events"."entry" is null and "money_events"."membership" is null else ("money_events"."entry" is null) = ("money_events"."tournament" is null) and ("money_events"."entry" is null) <> ("money_events"."membership" is null) and ("money_events"."membership" is null or "money_events"."kind" = 'payment') end);--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_whole" CHECK (case when "money_events"."kind" in ('payment', 'refund', 'kept') then "money_events"."buys" is not null and "money_events"."seen" is not null when "money_events"."kind" in ('float', 'float-back', 'count', 'deposit', 'income', 'expense') then "money_events"."seen" is not null and "money_events"."method" is not null else "money_events"."pot" is not null end);--> statement-breakpoint

-- What was said of the cash box of an event, as devices keep it. Words may be erased, so they are read each time.
CREATE FUNCTION cash_log(of_tournament text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(e.id, jsonb_build_object(
      'kind', e.kind, 'item', e.item, 'act', e.act, 'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'amount', e.amount, 'method', e.method, 'purpose', e.purpose, 'expected', e.expected, 'note', w.note, 'seen', e.seen,
      'by', e.by, 'device', e.device))
    FROM money_events e LEFT JOIN money_event_words w ON w.event = e.id
    WHERE e.tournament = of_tournament AND e.kind IN ('float', 'float-back', 'count', 'deposit', 'income', 'expense')
$$;--> statement-breakpoint

-- It is no part of a version that two people compare: the revision stays. The lock first, and what is read in a statement of its own.
CREATE FUNCTION keep_cash_log(tournaments_of text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM t.id FROM tournaments t WHERE t.id = ANY (tournaments_of) ORDER BY t.id FOR NO KEY UPDATE;
  UPDATE tournaments t SET cash_log = n.log FROM (SELECT id, cash_log(id) AS log FROM unnest(tournaments_of) id) n
    WHERE t.id = n.id AND t.cash_log IS DISTINCT FROM n.log;
END $$;--> statement-breakpoint

-- Whatever writes an event of a box, or a word of one, by whatever code.
CREATE FUNCTION tell_cash_box() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_cash_log(array_agg(DISTINCT n.tournament)) FROM new_rows n
    WHERE n.kind IN ('float', 'float-back', 'count', 'deposit', 'income', 'expense') HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_cash_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_cash_log(array_agg(DISTINCT e.tournament)) FROM new_rows n JOIN money_events e ON e.id = n.event
    WHERE e.kind IN ('float', 'float-back', 'count', 'deposit', 'income', 'expense') HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint

-- A board shows no money (0084), and so no cash box.
DROP TRIGGER board_count ON tournaments;--> statement-breakpoint
CREATE TRIGGER board_count BEFORE UPDATE ON tournaments FOR EACH ROW
  WHEN (OLD.* IS NOT DISTINCT FROM NEW.*
    OR to_jsonb(OLD) - ARRAY['money_besides', 'cash_log', 'located', 'latitude', 'longitude']
      IS DISTINCT FROM to_jsonb(NEW) - ARRAY['money_besides', 'cash_log', 'located', 'latitude', 'longitude'])
  EXECUTE FUNCTION board_count();--> statement-breakpoint

-- What devices count from the log of the box is not told once more as money that nothing explains.
CREATE OR REPLACE FUNCTION money_besides(of_tournament text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH moved AS (
    SELECT l.account, l.amount, CASE
        WHEN EXISTS (SELECT 1 FROM ledger_lines o WHERE o.posting = p.id AND o.account = 'refund') THEN 'back'
        WHEN EXISTS (SELECT 1 FROM ledger_lines o WHERE o.posting = p.id AND o.account IN ('payout', 'calcutta-payout')) THEN 'out'
        ELSE 'taken' END AS way
      FROM ledger_postings p JOIN ledger_lines l ON l.posting = p.id LEFT JOIN tournament_entries e ON e.id = l.entry AND NOT e.deleted
      WHERE p.tournament = of_tournament AND p.kind NOT IN ('correction', 'cash-box')
        AND e.id IS NULL AND l.account IN ('cash', 'check', 'credits', 'card', 'online')),
  nets AS (SELECT account, way, sum(amount) AS cents FROM moved GROUP BY account, way),
  held AS (
    SELECT account, sum(cents) AS cents,
        sum(greatest(0, 0 - cents)) FILTER (WHERE way = 'back') AS back,
        sum(greatest(0, 0 - cents)) FILTER (WHERE way = 'out') AS out
      FROM nets GROUP BY account)
  SELECT jsonb_agg(jsonb_strip_nulls(
      jsonb_build_object('place', account, 'left', cents, 'back', nullif(back, 0), 'out', nullif(out, 0))) ORDER BY account)
    FROM held WHERE cents <> 0 OR back > 0 OR out > 0
$$;--> statement-breakpoint

-- Counts and records of before become events, once, under their ids. The ledger has what they moved already: nothing is posted, and every place
-- holds what it held. Each knew all of its event that was written before it.
INSERT INTO money_events (id, item, act, kind, amount, method, purpose, expected, tournament, seen, at, by)
  SELECT id, id, 'make', kind, amount, method, purpose, expected, tournament,
      coalesce(jsonb_agg(id) OVER (PARTITION BY tournament ORDER BY written, id ROWS BETWEEN 200 PRECEDING AND 1 PRECEDING), '[]'), at, by
    FROM (
      SELECT id, CASE direction WHEN 'in' THEN 'income' ELSE 'expense' END AS kind, amount, method, purpose, NULL::bigint AS expected,
          tournament, at AS written, least(at, (day || 'T12:00:00Z')::timestamptz) AS at, by FROM money_records
      UNION ALL
      SELECT id, 'count', counted, 'cash', NULL, expected, tournament, at, at, by FROM cash_counts) said
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO money_events (id, item, act, kind, amount, method, purpose, tournament, seen, at, by)
  SELECT substr(md5('void ' || id), 1, 24), id, 'void', CASE direction WHEN 'in' THEN 'income' ELSE 'expense' END, amount, method, purpose,
      tournament, jsonb_build_array(id), taken_back_at, taken_back_by
    FROM money_records WHERE taken_back_at IS NOT NULL
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO money_event_words (event, note)
  SELECT id, note FROM money_records WHERE note <> ''
  UNION ALL
  SELECT substr(md5('void ' || id), 1, 24), taken_back_why FROM money_records WHERE taken_back_at IS NOT NULL AND taken_back_why <> ''
  ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE TRIGGER tell_cash_box AFTER INSERT ON money_events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_cash_box();--> statement-breakpoint
CREATE TRIGGER tell_cash_words AFTER INSERT ON money_event_words REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_cash_words();--> statement-breakpoint
CREATE TRIGGER tell_cash_words_erased AFTER DELETE ON money_event_words REFERENCING OLD TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_cash_words();--> statement-breakpoint
UPDATE tournaments t SET cash_log = cash_log(t.id), money_besides = money_besides(t.id)
  WHERE EXISTS (SELECT 1 FROM money_events e WHERE e.tournament = t.id AND e.kind IN ('count', 'income', 'expense'));--> statement-breakpoint
DROP TABLE "cash_counts" CASCADE;--> statement-breakpoint
DROP TABLE "money_records" CASCADE;
