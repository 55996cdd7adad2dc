ALTER TABLE "groupes_tp" ADD COLUMN "jour" smallint;--> statement-breakpoint
ALTER TABLE "groupes_tp" ADD COLUMN "debut" text;--> statement-breakpoint
ALTER TABLE "groupes_tp" ADD COLUMN "fin" text;--> statement-breakpoint
ALTER TABLE "groupes_tp" ADD CONSTRAINT "groupes_tp_creneau_ck" CHECK (num_nonnulls("groupes_tp"."jour", "groupes_tp"."debut", "groupes_tp"."fin") in (0, 3)
        and "groupes_tp"."jour" between 1 and 7 and "groupes_tp"."debut" < "groupes_tp"."fin");