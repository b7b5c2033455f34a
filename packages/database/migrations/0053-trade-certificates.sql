-- What a visitor was offered for their car when they sent it, for the certificate that we mail. The visitor may change
-- their answers later, and trade_ins then has another offer.
create table trade_certificates (
  lead uuid primary key references leads (id),
  dealership text not null,
  car jsonb not null,
  offer jsonb not null,
  selected_payment text
);
