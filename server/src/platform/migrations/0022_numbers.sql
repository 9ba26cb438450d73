-- Numbers of documents, without gaps: a row is locked from the taking to the commit of whoever took, and a rollback gives the number back.
create table platform_number_counter (
  tenant_id int not null default platform_tenant(),
  series text not null,
  -- 0 where a series is not counted by year.
  year int not null,
  first_number int not null default 1,
  last_number int not null,
  primary key (tenant_id, series, year)
);
select platform_protect('platform_number_counter');

-- What a business writes before its numbers; a series without a line has the prefix of its declaration.
create table platform_number_prefix (
  tenant_id int not null default platform_tenant(),
  series text not null,
  prefix text not null,
  primary key (tenant_id, series)
);
select platform_protect('platform_number_prefix');
