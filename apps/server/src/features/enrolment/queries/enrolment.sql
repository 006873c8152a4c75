-- name: identityDocumentsOf
-- param: intern_id: InternScope
-- row: DocumentRow
select d.document_id, d.kind, d.file_id, f.name, d.created_at
from identity_documents d join files f using (file_id)
where d.intern_id = :intern_id
order by d.created_at
limit 20;

-- name: deleteDocumentOfKind
-- param: intern_id: InternScope
delete from identity_documents
where intern_id = :intern_id and kind = :kind;

-- name: insertDocument
-- param: intern_id: InternScope
insert into identity_documents (document_id, intern_id, file_id, kind, created_at)
values (:document_id, :intern_id, :file_id, :kind, :now);

-- name: acceptedAgreements
select kind, version
from agreements_accepted
where user_id = :user_id;

-- name: enrolmentFacts
-- param: intern_id: InternScope
-- column: has_accepted_offer: boolean
-- column: is_paid: boolean
-- column: confirm: { offer_id: string; role: string; company_name: string; starts_on: string; by: string; ends_at: string } | null
select
  exists (
    select
    from offers o join candidatures c using (candidature_id)
    where
      o.intern_id = :intern_id
      and c.application_id = :application_id
      and o.status = {{offer.ACCEPTED_BY_CANDIDATE}}
      and not o.is_over
  ) as has_accepted_offer,
  exists (
    select
    from payments p
    where
      p.intern_id = :intern_id
      and p.application_id = :application_id
      and p.status = {{payment.SUCCEEDED}}
      and p.refund_due_at is null
  ) as is_paid,
  a.enrolled_at,
  (
    select
      jsonb_build_object(
        'offer_id', o.offer_id, 'role', o.role, 'company_name', co.name, 'starts_on', o.starts_on,
        'by', {{iso_timestamp(o.confirm_by)}},
        'ends_at', {{iso_timestamp(o.confirm_ends_at)}}
      )
    from
      offers o
      join candidatures c using (candidature_id)
      join companies co on co.company_id = o.company_id
    where c.application_id = a.application_id and o.confirm_next_at is not null
    order by o.confirm_by
    limit 1
  ) as confirm
from applications a
where a.intern_id = :intern_id and a.application_id = :application_id;
