CREATE TABLE "annonces_lues" (
	"etudiant_id" integer NOT NULL,
	"annonce_id" integer NOT NULL,
	"lue_le" timestamp with time zone NOT NULL,
	CONSTRAINT "annonces_lues_etudiant_id_annonce_id_pk" PRIMARY KEY("etudiant_id","annonce_id")
);
--> statement-breakpoint
CREATE TABLE "emails_a_confirmer" (
	"etudiant_id" integer PRIMARY KEY NOT NULL,
	"moyen_contact_id" integer,
	"valeur" text NOT NULL,
	"qualification" text,
	"empreinte_code" char(64),
	"expiration" timestamp with time zone NOT NULL,
	"essais" smallint NOT NULL,
	"envois" smallint NOT NULL,
	"debut_heure" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "annonces_lues" ADD CONSTRAINT "annonces_lues_etudiant_id_etudiants_etudiant_id_fk" FOREIGN KEY ("etudiant_id") REFERENCES "public"."etudiants"("etudiant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annonces_lues" ADD CONSTRAINT "annonces_lues_annonce_id_annonces_annonce_id_fk" FOREIGN KEY ("annonce_id") REFERENCES "public"."annonces"("annonce_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails_a_confirmer" ADD CONSTRAINT "emails_a_confirmer_etudiant_id_etudiants_etudiant_id_fk" FOREIGN KEY ("etudiant_id") REFERENCES "public"."etudiants"("etudiant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails_a_confirmer" ADD CONSTRAINT "emails_a_confirmer_moyen_contact_id_moyens_contact_moyen_contact_id_fk" FOREIGN KEY ("moyen_contact_id") REFERENCES "public"."moyens_contact"("moyen_contact_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annonces_lues_annonce_idx" ON "annonces_lues" USING btree ("annonce_id");--> statement-breakpoint
CREATE INDEX "emails_a_confirmer_moyen_idx" ON "emails_a_confirmer" USING btree ("moyen_contact_id");