-- Lines of orders were decimals: now they are minor units of their currency, as totals are, and say what kind they are.
UPDATE "bookings" SET "lines" = (
	SELECT coalesce(jsonb_agg((line - 'unitPrice') || jsonb_build_object(
		'kind', CASE WHEN line ->> 'group' = 'extras' THEN 'extra' ELSE 'unit' END,
		'unit', round((line ->> 'unitPrice')::numeric * CASE WHEN "currency" = 'JPY' THEN 1 ELSE 100 END)::integer,
		'total', round((line ->> 'total')::numeric * CASE WHEN "currency" = 'JPY' THEN 1 ELSE 100 END)::integer
	) ORDER BY position), '[]'::jsonb)
	FROM jsonb_array_elements("lines") WITH ORDINALITY AS item (line, position)
);--> statement-breakpoint
UPDATE "holds" SET "lines" = (
	SELECT coalesce(jsonb_agg((line - 'unitPrice') || jsonb_build_object(
		'kind', CASE WHEN line ->> 'group' = 'extras' THEN 'extra' ELSE 'unit' END,
		'unit', round((line ->> 'unitPrice')::numeric * CASE WHEN "currency" = 'JPY' THEN 1 ELSE 100 END)::integer,
		'total', round((line ->> 'total')::numeric * CASE WHEN "currency" = 'JPY' THEN 1 ELSE 100 END)::integer
	) ORDER BY position), '[]'::jsonb)
	FROM jsonb_array_elements("lines") WITH ORDINALITY AS item (line, position)
);
