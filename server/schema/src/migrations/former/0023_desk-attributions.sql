CREATE TABLE "gestion_attributions" (
	"genre" text NOT NULL,
	"objet_id" integer NOT NULL,
	"etudiant_id" integer NOT NULL,
	"compte_id" integer NOT NULL,
	"par_compte_id" integer,
	"attribue_le" timestamp with time zone NOT NULL,
	CONSTRAINT "gestion_attributions_genre_objet_id_pk" PRIMARY KEY("genre","objet_id")
);
--> statement-breakpoint
ALTER TABLE "gestion_attributions" ADD CONSTRAINT "gestion_attributions_etudiant_id_etudiants_etudiant_id_fk" FOREIGN KEY ("etudiant_id") REFERENCES "public"."etudiants"("etudiant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gestion_attributions" ADD CONSTRAINT "gestion_attributions_compte_id_comptes_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."comptes"("compte_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gestion_attributions" ADD CONSTRAINT "gestion_attributions_par_compte_id_comptes_compte_id_fk" FOREIGN KEY ("par_compte_id") REFERENCES "public"."comptes"("compte_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gestion_attributions_compte_idx" ON "gestion_attributions" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "gestion_attributions_etudiant_idx" ON "gestion_attributions" USING btree ("etudiant_id");