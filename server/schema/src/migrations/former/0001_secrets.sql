CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
INSERT INTO "secrets" ("name", "value") SELECT "id", "payload" FROM "oidc_payloads" WHERE "model" = 'Secret' ON CONFLICT DO NOTHING;
