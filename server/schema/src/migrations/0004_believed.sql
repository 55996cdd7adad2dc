CREATE TABLE "believed_entries" (
	"remote" text PRIMARY KEY NOT NULL,
	"entry" jsonb NOT NULL,
	"since" bigint NOT NULL
);
