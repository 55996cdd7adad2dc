CREATE TABLE "account_links" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"compte_id" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "account_links_compte_uq" UNIQUE("compte_id","issuer")
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_compte_id_comptes_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."comptes"("compte_id") ON DELETE cascade ON UPDATE no action;